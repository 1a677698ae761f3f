import type { FileFormat } from '@/lib/saved-file'

/** The caller's own figures as a file. */
export const ownFile = (format: FileFormat): string => `/api/facturas/cifras?formato=${format}`

/** A client's figures as a file, for the firm. */
export const clientFile =
  (client: string) =>
  (format: FileFormat): string =>
    `/api/clientes/${client}/cifras?formato=${format}`
