const oneDecimal = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** `512 bytes`, `48,2 KB`, `1,2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`
  if (bytes < megabyte) return `${oneDecimal.format(bytes / kilobyte)} KB`
  return `${oneDecimal.format(bytes / megabyte)} MB`
}
