/**
 * Modest enough for a small machine. Nothing that people said may reach the log: neither statements nor the values
 * that PostgreSQL quotes in the details of an error.
 */
export const DURABLE: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** For data that nobody will miss: a crash of the machine may lose it. */
export const THROWAWAY: Record<string, string> = {
  ...DURABLE,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
};
