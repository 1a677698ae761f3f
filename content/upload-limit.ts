// Written by `npm run db:types` from the row of the bucket (supabase/schemas/uploads.sql): change it there.

/** The largest file that a client may upload, in bytes. */
export const maxFileSize = 10_485_760
export const maxFileMegabytes = 10
