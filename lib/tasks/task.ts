import { tasks } from '@/content/tasks'
import { oneLine } from '@/lib/format/one-line'
import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Tables']['documents']['Row']

export const taskColumns = 'id, name, file_path, file_type, kind' as const

export type TaskColumns = Pick<Row, 'id' | 'name' | 'file_path' | 'file_type' | 'kind'>

/** `path` contains the task's time, which sorts the tasks and identifies a task that has no id yet. */
export type Task = { id: string; name: string; completed: boolean; path: string }

const prefix = 'task_'

/** `at` is in milliseconds since 1970. */
export const taskPath = (at: number): string => `${prefix}${at}`

export const momentOf = ({ path }: Pick<Task, 'path'>): number => Number(path.slice(prefix.length))

export const toTask = (row: TaskColumns): Task => ({
  id: row.id,
  name: row.name,
  completed: row.file_type === 'completed',
  path: row.file_path,
})

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/gu

export const cleanName = oneLine

export function nameProblem(text: string): string | null {
  const name = cleanName(text)
  if (name.replace(invisible, '') === '') return tasks.problems.empty
  // Counts characters like the database does; `name.length` would count an emoji as two.
  const length = Array.from(name).length
  return length > tasks.limits.name ? tasks.problems.long(length) : null
}
