// `npm run db:types` writes this file from supabase/schemas/uploads.sql; change the limits there.

/** Bytes of the largest file that a client may upload. */
export const maxFileSize = 10_485_760
export const maxFileMegabytes = 10

/** Bytes of the largest file of a message, a request or the firm's documents, if an administrator has allowed large ones. */
export const maxLargeFileSize = 26_214_400
export const maxLargeFileMegabytes = 25
