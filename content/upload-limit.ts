// `npm run db:types` writes this file from the bucket in supabase/schemas/uploads.sql; change the limit there.

/** Bytes of the largest file that a client may upload. */
export const maxFileSize = 10_485_760
export const maxFileMegabytes = 10
