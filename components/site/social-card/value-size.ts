/** The size in px that lets the longest value stand beside its label, and all lines above the firm's name. */
export function valueSize(values: readonly string[]): number {
  const longest = Math.max(...values.map((value) => value.length))
  const byWidth = longest <= 7 ? 78 : longest <= 11 ? 50 : 30
  return Math.min(byWidth, values.length <= 3 ? 78 : values.length === 4 ? 54 : 40)
}
