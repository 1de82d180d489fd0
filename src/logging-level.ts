/**
 * The severity of a log message, as syslog ranks it (RFC 5424), from `emergency`, the gravest, down to `debug`.
 *
 * Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingLevel = "emergency" | "alert" | "critical" | "error" | "warning" | "notice" | "info" | "debug";
