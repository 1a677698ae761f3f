const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 })

/** Returns «$ 800.000», with a no-break space. */
export const formatPesos = (amount: number): string => pesos.format(amount)

const plain = new Intl.NumberFormat('es-CO')

export const formatNumber = (amount: number): string => plain.format(amount)

const twoDecimals = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 })

/** Returns a percent such as «25,11%», with at most two decimals. */
export const formatPercent = (percent: number): string => `${twoDecimals.format(percent)}%`

const oneDecimal = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Returns a size such as `512 bytes`, `48,2 KB` or `1,2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes}\u00a0bytes`
  if (bytes < megabyte) return `${oneDecimal.format(bytes / kilobyte)}\u00a0KB`
  return `${oneDecimal.format(bytes / megabyte)}\u00a0MB`
}

/** JavaScript numbers above this amount of pesos lose precision. */
const mostPesos = Number.MAX_SAFE_INTEGER

/** Reads `$ 1.250.000.000`, `1,250,000,000.50` (with cents) or `1250 millones`. */
export function readPesos(text: string): number | null {
  const typed = text
    .toLowerCase()
    .replace(/cop|pesos|[$\s'’]/g, '')
    .replace(/mill(?:ones|ón|on)$/, 'e6')
  const [, whole = '', cents = '', millions] =
    /^((?:\d+|\d{1,3}(?:[.,]\d{3})+))(?:[.,](\d{1,2}))?(e6)?$/.exec(typed) ?? []
  if (whole === '') return null
  const amount = Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`) * (millions ? 1_000_000 : 1)
  return amount <= mostPesos ? amount : null
}
