'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { tasks as text } from '@/content/tasks'
import type { Task } from '@/lib/tasks/task'

/** Milliseconds. */
const life = 10_000

type TaskTraceProps = { trace: Task; onUndo: (trace: Task) => void; onExpire: (trace: Task) => void }

/** Stands where a task was. Takes the focus over from it, and waits for whoever is on it with the keyboard. */
export function TaskTrace({ trace, onUndo, onExpire }: TaskTraceProps) {
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(false)

  const expire = useEffectEvent(() => {
    due.current = true
    if (!button.current?.matches(':focus-visible')) onExpire(trace)
  })
  useEffect(() => {
    button.current?.focus()
    const timer = setTimeout(expire, life)
    return () => clearTimeout(timer)
  }, [])

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-1.5 text-ink-2 first:border-t-0">
      <p className="flex min-h-tap items-center leading-snug wrap-anywhere">
        <span>
          {text.removed}: <bdi lang="es">{trace.name}</bdi>
        </span>
      </p>
      <Button
        ref={button}
        size="sm"
        onClick={() => onUndo(trace)}
        onBlur={() => {
          if (due.current) onExpire(trace)
        }}
        aria-label={`${text.undo}: ${trace.name}`}
      >
        <Undo2 strokeWidth={1.75} aria-hidden />
        {text.undo}
      </Button>
    </li>
  )
}
