import { parseArgs } from 'node:util'

export const staffRoles = ['advisor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export type StaffRequest = { email: string; role: StaffRole }

const isRole = (text: string | undefined): text is StaffRole => staffRoles.some((role) => role === text)

/** Reads `correo@… --role admin`; null when it says anything else. */
export function readRequest(args: string[]): StaffRequest | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { role: { type: 'string' } },
      allowPositionals: true,
    })
    const [email, ...others] = positionals
    if (!email?.includes('@') || others.length > 0 || !isRole(values.role)) return null
    return { email: email.trim().toLowerCase(), role: values.role }
  } catch {
    return null
  }
}
