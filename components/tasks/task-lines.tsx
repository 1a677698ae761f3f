'use client'
import { Check, Trash, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newestFirst, type ListedTask } from '@/components/tasks/steps'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { tasks as text } from '@/content/tasks'
import type { Task } from '@/lib/tasks/task'

type TaskLinesProps = {
  tasks: readonly ListedTask[]
  toggle: (task: Task) => void
  remove: (task: Task) => Promise<boolean>
  restore: (task: Task) => Promise<void>
}

/** For some seconds, a row with an undo button replaces each task that was deleted in this list. */
export function TaskLines({ tasks, toggle, remove, restore }: TaskLinesProps) {
  const [deleted, setDeleted] = useState<readonly Task[]>([])
  const [returned, setReturned] = useState<string | null>(null)
  const forget = ({ id }: Task) => setDeleted((known) => known.filter((gone) => gone.id !== id))

  async function drop(task: Task) {
    setDeleted((known) => [...known, task])
    if (await remove(task)) return
    setReturned(task.path)
    forget(task)
  }

  function undo(gone: Task) {
    setReturned(gone.path)
    forget(gone)
    void restore(gone)
  }

  const lines = [
    ...tasks.map((task) => ({ task, path: task.path, gone: null })),
    ...deleted
      .filter((gone) => tasks.every(({ path }) => path !== gone.path))
      .map((gone) => ({ task: null, path: gone.path, gone })),
  ].toSorted(newestFirst)
  if (lines.length === 0) return null
  return (
    <ul aria-label={text.heading}>
      {lines.map(({ task, gone, path }) =>
        task ? (
          <TaskRow
            key={path}
            task={task}
            takesFocus={path === returned}
            onToggle={toggle}
            onDelete={(gone) => void drop(gone)}
          />
        ) : (
          <TaskUndoRow key={path} gone={gone} onUndo={undo} onExpire={forget} />
        ),
      )}
    </ul>
  )
}

const lifeMs = 10_000

type TaskUndoRowProps = { gone: Task; onUndo: (gone: Task) => void; onExpire: (gone: Task) => void }

/** The undo button takes the deleted task's focus; while the button has keyboard focus, the undo does not expire. */
function TaskUndoRow({ gone, onUndo, onExpire }: TaskUndoRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(false)

  const expire = useEffectEvent(() => {
    due.current = true
    if (!button.current?.matches(':focus-visible')) onExpire(gone)
  })
  useEffect(() => {
    button.current?.focus()
    const timer = setTimeout(expire, lifeMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-1.5 text-ink-2 first:border-t-0">
      <p className="flex min-h-tap items-center leading-snug wrap-anywhere">
        <span>
          {text.removed}: <bdi lang="es">{gone.name}</bdi>
        </span>
      </p>
      <Button
        ref={button}
        size="sm"
        onClick={() => onUndo(gone)}
        onBlur={() => {
          if (due.current) onExpire(gone)
        }}
        aria-label={`${text.undo}: ${gone.name}`}
      >
        <Undo2 strokeWidth={1.75} aria-hidden />
        {text.undo}
      </Button>
    </li>
  )
}

type TaskRowProps = {
  task: ListedTask
  takesFocus: boolean
  onToggle: (task: Task) => void
  onDelete: (task: Task) => void
}

/** A task without an id cannot be changed yet; its controls stay enabled, because disabled controls lose the focus. */
function TaskRow({ task, takesFocus, onToggle, onDelete }: TaskRowProps) {
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
        className="grid size-tap max-w-[12vw] place-items-center rounded-control border border-transparent hover:border-ink hover:bg-sunk"
      >
        <Trash className="size-5" strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}
