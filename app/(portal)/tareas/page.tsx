import type { Metadata } from 'next'
import { TasksRoom } from '@/components/tasks/tasks-room'
import { tasks } from '@/content/tasks'
import { startTasks } from '@/lib/tasks/queries'

export const metadata: Metadata = { title: tasks.title }

export default async function TasksPage() {
  return <TasksRoom {...await startTasks()} />
}
