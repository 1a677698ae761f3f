import type { Metadata } from 'next'
import { TasksView } from '@/components/tasks/tasks-view'
import { tasks } from '@/content/tasks'
import { startTasks } from '@/lib/tasks/queries'

export const metadata: Metadata = { title: tasks.title }

export default async function TasksPage() {
  return <TasksView {...await startTasks()} />
}
