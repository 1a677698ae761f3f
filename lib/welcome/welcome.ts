import 'server-only'
import type { SignedIn } from '@/lib/session/session'
import { databaseError } from '@/lib/supabase/database-error'
import { welcomeSchema, type Welcome, type WelcomeDraft } from '@/lib/welcome/schema'

type Caller = Pick<SignedIn, 'db'>

/** What the account of this request, which waits, told so far; null for whoever is no owner of it. */
export async function readWelcome({ db }: Caller): Promise<Welcome | null> {
  const { data, error } = await db.rpc('my_welcome')
  if (error?.message === 'not-approved') return null
  if (error) throw databaseError(error, 'welcome.read')
  return welcomeSchema.parse(data)
}

/** Answers when it was saved. */
export async function saveDraft({ db }: Caller, draft: WelcomeDraft): Promise<string> {
  const { data, error } = await db.rpc('save_welcome', { draft })
  if (error) throw databaseError(error, 'welcome.save')
  return data
}

/** Without a file the one that is there goes. */
export async function saveRut({ db }: Caller, file?: { name: string; bytes: Buffer }): Promise<void> {
  const { error } = await db.rpc(
    'save_welcome_rut',
    file ? { file_name: file.name, content: file.bytes.toString('base64') } : {},
  )
  if (error) throw databaseError(error, 'welcome.rut')
}
