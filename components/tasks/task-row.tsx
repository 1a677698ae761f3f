'use client'
import { Check, Trash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ListedTask } from '@/components/tasks/steps'
import { cn } from '@/components/ui/cn'
import { tasks as text } from '@/content/tasks'
import type { Task } from '@/lib/tasks/task'

type TaskRowProps = {
  task: ListedTask
  /** It came back where the focus was. */
  takesFocus: boolean
  onToggle: (task: Task) => void
  onDelete: (task: Task) => void
}

/** Until the database has given the task an id, nothing can be done with it; the controls keep the focus meanwhile. */
export function TaskRow({ task, takesFocus, onToggle, onDelete }: TaskRowProps) {
  const { id, name, completed, path } = task
  const button = useRef<HTMLButtonElement>(null)
  const waiting = id === null || undefined
  const act = (run: (task: Task) => void) => () => {
    if (id !== null) run({ id, name, completed, path })
  }

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus()
  }, [takesFocus])

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-rule first:border-t-0">
      <label className="grid min-h-14 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-3 py-1.5 leading-snug">
        <span className="relative size-6">
          <input
            type="checkbox"
            checked={completed}
            onChange={act(onToggle)}
            aria-disabled={waiting}
            className="peer size-6 cursor-pointer appearance-none rounded-sheet border-[1.5px] border-rule-field bg-sheet checked:border-green checked:bg-green hover:border-ink"
          />
          <span className="pointer-events-none absolute inset-0 hidden place-items-center text-sheet peer-checked:grid">
            <Check className="size-4.5" strokeWidth={2.5} aria-hidden />
          </span>
        </span>
        <span lang="es" className={cn('wrap-anywhere', completed && 'text-ink-2 line-through decoration-1')}>
          <bdi>{name}</bdi>
        </span>
      </label>
      <button
        ref={button}
        type="button"
        onClick={act(onDelete)}
        aria-disabled={waiting}
        aria-label={`${text.remove}: ${name}`}
        className="grid size-tap place-items-center rounded-control border border-transparent hover:border-ink hover:bg-sunk"
      >
        <Trash className="size-5" strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}
