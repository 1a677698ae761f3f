'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { unavailable } from '@/content/general-errors'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Options<Input extends FieldValues, Output, T> = {
  schema: z.ZodType<Output, Input>
  values: DefaultValues<Input>
  send: (input: Output) => Promise<Result<T>>
  /** Title of the toast for a failure that belongs to no field. */
  failed: string
  /** Maps failure codes of the server to fields. */
  fieldOf?: Partial<Record<Failure['code'], Path<Input>>>
  done: (data: T) => void
}

const cutOff: Failure = { ok: false, code: 'unavailable', message: unavailable }

/** Server refusals appear at their field, or in one toast when they have none. */
export function useAccountForm<Input extends FieldValues, Output, T>(options: Options<Input, Output, T>) {
  const { schema, values, failed, fieldOf = {} } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [busy, setBusy] = useState(false)
  const holdFocus = useFocusBack(busy)
  const sending = useRef(false)

  function refuse(failure: Failure) {
    const field = fieldOf[failure.code]
    const named = Object.entries(failure.fields ?? {})
    if (field) return form.setError(field, { message: failure.message }, { shouldFocus: true })
    if (named.length === 0) return toast({ kind: 'error', title: failed, description: failure.message })
    for (const [name, message] of named) form.setError(name as Path<Input>, { message })
    form.setFocus(named[0]?.[0] as Path<Input>)
  }

  async function send(input: Output) {
    if (sending.current) return
    sending.current = true
    holdFocus()
    setBusy(true)
    const answer = await options.send(input).catch(() => cutOff)
    sending.current = false
    setBusy(false)
    if (answer.ok) options.done(answer.data)
    else refuse(answer)
  }

  return {
    form,
    busy,
    props: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(send)(event),
      noValidate: true,
      // POST keeps the values out of the address if the form is sent before hydration.
      method: 'post',
    },
    error: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
  }
}
