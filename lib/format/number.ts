const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 })

/** «$ 800.000», with the fixed space that es-CO puts after the sign. */
export const formatPesos = (amount: number): string => pesos.format(amount)

const plain = new Intl.NumberFormat('es-CO')

/** «30.000» */
export const formatNumber = (amount: number): string => plain.format(amount)

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
