'use client'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { showProblem } from '@/components/tasks/show-failure'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { tasks as text } from '@/content/tasks'
import { cleanName, nameProblem } from '@/lib/tasks/task'

type AddTaskProps = {
  /** True while the list is not loaded, so that no task can be added. */
  closed: boolean
  /** Resolves to true if the task was created; otherwise the text returns to the field. */
  onAdd?: (name: string) => Promise<boolean>
}

export function AddTask({ closed, onAdd }: AddTaskProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const problem = refused ?? (draft.length > text.limits.name ? nameProblem(draft) : null)

  // React does not notice text that was typed before hydration, so the input event is fired again.
  useEffect(() => void input.current?.dispatchEvent(new Event('input', { bubbles: true })), [])

  function write(value: string) {
    if (input.current) input.current.value = value
    setDraft(value)
  }

  function submit() {
    const written = input.current?.value ?? ''
    const found = nameProblem(written)
    input.current?.focus()
    setRefused(found)
    if (found) {
      showProblem(text.problems.title, found)
      if (found === text.problems.empty) write('')
      return
    }
    write('')
    void onAdd?.(cleanName(written)).then((made) => {
      if (!made && input.current?.value === '') write(written)
    })
  }

  // In an empty field Enter submits nothing, because the button is disabled, so this handler shows the error.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft !== '') return
    event.preventDefault()
    if (!event.repeat) submit()
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="relative grid gap-1.5">
        <label htmlFor={id} className="sr-only">
          {text.field}
        </label>
        <Input
          ref={input}
          id={id}
          required
          dir="auto"
          autoComplete="off"
          disabled={closed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onInput={(event) => {
            setDraft(event.currentTarget.value)
            setRefused(null)
          }}
          onKeyDown={onKeyDown}
        />
        {problem ? (
          <p
            id={`${id}-problem`}
            role={refused ? 'alert' : undefined}
            className="flex items-start gap-2 text-sm leading-snug font-[550] text-red"
          >
            <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
            <span>{problem}</span>
          </p>
        ) : null}
      </div>
      <Button type="submit" disabled={closed || draft === ''}>
        {text.add}
      </Button>
    </form>
  )
}
