import { createHash } from 'node:crypto'

const alphabet = /^[0-9a-hjkmnp-tv-z]{12}$/

/**
 * Returns the token in an address such as `nombre-k4m2x7q9w3hd@facturas.firma.co`, or null.
 * In the token, upper case and look-alike letters are accepted, such as `O` instead of `0`.
 */
export function tokenOf(address: string, domain: string): string | null {
  const [, local = '', at = ''] =
    /^<?([^@\s]{1,128})@([^@\s>]{1,255})>?$/.exec(address.trim().toLowerCase()) ?? []
  if (at !== domain) return null
  const [plain = ''] = local.split('+')
  const last = plain.replaceAll('.', '').split('-').at(-1) ?? ''
  const token = last.replaceAll('o', '0').replace(/[il]/g, '1')
  return plain.includes('-') && alphabet.test(token) ? token : null
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
