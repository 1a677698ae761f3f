export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that an Accept-Encoding header allows, or null for the plain bytes (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.find((name) => weightOf(name) > 0) ?? null
}
