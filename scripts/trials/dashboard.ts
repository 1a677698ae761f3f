import { createClient } from '@supabase/supabase-js'
import { demoPassword } from '../../supabase/demo-accounts'
import { sessionOf } from '../bench/session'
import type { Ask } from './load/load'
import type { Stage } from './stage'

/**
 * Asks for the dashboard of one who is signed in, good when it has their newest file: its frame alone comes also when
 * nobody could say what is in it.
 */
export async function dashboardOf({
  connection,
}: Stage): Promise<{ cookie: string; at: (url: string) => Ask }> {
  const { cookie, userId } = await sessionOf(connection, 'cliente@demo.co', demoPassword)
  const { data, error } = await createClient(connection.url, connection.secretKey)
    .from('documents')
    .select('id')
    .eq('user_id', userId)
    .eq('kind', 'file')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .single()
  if (error) throw new Error('trials.dashboard', { cause: error })
  const has = String(data.id)
  return { cookie, at: (url) => ({ url: `${url}/portal`, headers: { cookie }, has }) }
}
