export const backupCodeLength = 10

/** Returns a typed backup code in its standard form; null for other texts. */
export function readBackupCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]+$/.test(code) && code.length === backupCodeLength ? code : null
}
