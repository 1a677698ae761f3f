'use client'
import type { FormEvent, SubmitEvent } from 'react'
import type { z } from 'zod'
import { useAct, type Act } from '@/components/ui/use-act'
import { fieldErrors } from '@/lib/field-errors'
import type { Result } from '@/lib/result'

type FormAct<S extends z.ZodType, T> = Omit<Act<T>, 'work' | 'then'> & {
  schema: S
  send: (input: z.output<S>) => Promise<Result<T>>
  then?: (data: T, input: z.output<S>, form: HTMLFormElement) => void
  /** Builds the action's input from the form; by default an object with the text of each field. */
  read?: (fields: FormData) => unknown
}

/**
 * Sends a form to a server action after the schema has checked the fields.
 * `send` gets the schema's output, which the action checks again, so the schema must accept its own output.
 */
export function useFormAct<S extends z.ZodType, T>(options: FormAct<S, T>) {
  const { schema, send, then, read = Object.fromEntries, ...shown } = options
  const { busy, error, refuse, clear, act } = useAct()

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = schema.safeParse(read(new FormData(form)))
    if (!parsed.success) return refuse(form, fieldErrors(parsed.error))
    act({ ...shown, work: () => send(parsed.data), then: (data: T) => then?.(data, parsed.data, form) })
  }

  return {
    busy,
    error,
    props: {
      onSubmit,
      onChange: ({ target }: FormEvent<HTMLFormElement>) => clear((target as HTMLInputElement).name),
      noValidate: true,
      // If the form is sent before hydration, POST keeps the values out of the URL.
      method: 'post',
    },
  }
}
