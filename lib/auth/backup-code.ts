/** Letters and digits of a backup code. */
export const backupCodeLength = 10

/**
 * The code that people mean who type it with small letters, spaces, hyphens, or letters that look like a digit. Null for what is
 * no code. It needs no schema library, because the page of the second step is kept small.
 */
export function readBackupCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]+$/.test(code) && code.length === backupCodeLength ? code : null
}
