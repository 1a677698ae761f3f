import 'server-only'
import type { AccountId } from '@/lib/ids'
import { requireClient } from '@/lib/session/require'
import { currentUser, type SignedIn } from '@/lib/session/session'
import { toFailure, type Result } from '@/lib/result'
import { taskColumns, type TaskColumns } from '@/lib/tasks/task'
import { unwrap } from '@/lib/supabase/unwrap'

export async function listTasks(user: SignedIn): Promise<TaskColumns[]> {
  return unwrap(
    user.db
      .from('documents')
      .select(taskColumns)
      .eq('user_id', user.account)
      .eq('kind', 'task')
      .order('file_path', { ascending: false }),
    'tasks.list',
  )
}

async function readTasks(user: SignedIn): Promise<Result<TaskColumns[]>> {
  try {
    return { ok: true, data: await listTasks(user) }
  } catch (error) {
    return toFailure(error, 'tasks')
  }
}

/** Starts to read the tasks before access is decided, to save time. The promise `tasks` never rejects. */
export async function startTasks(): Promise<{ account: AccountId; tasks: Promise<Result<TaskColumns[]>> }> {
  const user = await currentUser()
  const early = user && readTasks(user)
  const client = await requireClient()
  // The tasks were read early for `user.account`. If the request concerns another account, they are read again.
  const tasks = early && user.account === client.account ? early : readTasks(client)
  return { account: client.account, tasks }
}
