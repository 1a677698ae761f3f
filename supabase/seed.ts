import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from '@/lib/supabase/database.types'
import { adminClient } from '@/lib/supabase/admin'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { closeBatch } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { demoAccounts, demoPassword } from './demo-accounts'
import { demoFiles } from './demo-files'

type Account = (typeof demoAccounts)[number]['email']

const admin = adminClient()

async function signedIn(email: Account): Promise<SupabaseClient<Database>> {
  const client = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw new Error('seed.sign-in', { cause: error })
  return client
}

async function createAccounts(): Promise<Record<Account, string>> {
  const ids = {} as Record<Account, string>
  for (const { email } of demoAccounts) {
    const { data, error } = await admin.auth.admin.createUser({
      email,
      password: demoPassword,
      email_confirm: true,
    })
    if (error) throw new Error('seed.account', { cause: error })
    ids[email] = data.user.id
  }
  return ids
}

async function call(work: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await work
  if (error) throw new Error('seed.call', { cause: error })
}

/** The same path as a client's own upload: reserve, put, verify, close. */
async function uploadFiles(owner: string): Promise<void> {
  const db = await signedIn('cliente@demo.co')
  const batch = crypto.randomUUID()
  for (const { name, type, bytes } of await demoFiles()) {
    const upload = await beginUpload(db, { key: crypto.randomUUID(), batch, name, type, size: bytes.length })
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' }
    if (!upload.url) throw new Error('seed.begin')
    const put = await fetch(upload.url, { method: 'PUT', headers, body: bytes })
    if (!put.ok) throw new Error(`seed.put ${put.status}`)
    await finishUpload(owner, upload.id)
  }
  const { settled } = await closeBatch(owner, batch)
  await settled
}

async function seed(): Promise<void> {
  const { data, error } = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
  if (error) throw new Error('seed.list', { cause: error })
  if (data.users.length > 0) return

  const ids = await createAccounts()
  await call(admin.rpc('add_staff_member', { member: ids['admin@demo.co'], member_role: 'admin' }))
  await call(admin.rpc('add_staff_member', { member: ids['asesora@demo.co'], member_role: 'advisor' }))
  const staff = await signedIn('admin@demo.co')
  await call(staff.rpc('set_approval', { target: ids['cliente@demo.co'], new_status: 'approved' }))
  await call(
    staff.rpc('set_approval', {
      target: ids['rechazado@demo.co'],
      new_status: 'rejected',
      decision_reason: 'El NIT del registro no corresponde a una empresa activa.',
    }),
  )
  await uploadFiles(ids['cliente@demo.co'])
}

await seed()
process.exit(0)
