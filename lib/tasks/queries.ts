import 'server-only'
import { requireClient } from '@/lib/session/require'
import { currentUser, type SignedIn } from '@/lib/session/session'
import { toFailure, type Result } from '@/lib/result'
import { taskColumns, type TaskColumns } from '@/lib/tasks/task'

/** All tasks of the user, newest first; staff see here only their own. The database limits how many there can be. */
export async function listTasks(user: SignedIn): Promise<TaskColumns[]> {
  const { data, error } = await user.db
    .from('documents')
    .select(taskColumns)
    .eq('user_id', user.account)
    .eq('kind', 'task')
    .order('file_path', { ascending: false })
  if (error) throw new Error('tasks.list', { cause: error })
  return data
}

async function readTasks(user: SignedIn): Promise<Result<TaskColumns[]>> {
  try {
    return { ok: true, data: await listTasks(user) }
  } catch (error) {
    return toFailure(error, 'tasks')
  }
}

/** For the page: asks for the list while it is decided whether the visitor may stay. `tasks` never rejects. */
export async function startTasks(): Promise<{ account: string; tasks: Promise<Result<TaskColumns[]>> }> {
  const user = await currentUser()
  const early = user && readTasks(user)
  const client = await requireClient()
  // What the request names may not be theirs: then what was asked early is not about them.
  const tasks = early && user.account === client.account ? early : readTasks(client)
  return { account: client.account, tasks }
}
