import { tasks as text } from '@/content/tasks'

/** Closes the list. Read aloud when it changes, here or in another tab. */
export function TaskSum({ tasks }: { tasks: readonly { completed: boolean }[] }) {
  const completed = tasks.filter((task) => task.completed).length
  return (
    <p
      role="status"
      className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes"
    >
      <span>{text.total(tasks.length)}</span>
      <span>{text.completed(completed)}</span>
    </p>
  )
}
