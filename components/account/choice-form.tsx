'use client'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { CheckOption } from '@/components/account/check-option'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { account } from '@/content/account'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type ChoiceFormProps<C extends FieldValues> = {
  labelledBy: string
  schema: z.ZodType<C, C>
  chosen: DefaultValues<C>
  options: Record<keyof C, { label: string; text: string }>
  send: (choices: C) => Promise<Result<null>>
  /** What cannot be chosen, above the rest. */
  children: ReactNode
}

/** Boxes and the button that keeps them. */
export function ChoiceForm<C extends FieldValues>({
  labelledBy,
  schema,
  chosen,
  options,
  send,
  children,
}: ChoiceFormProps<C>) {
  const { form, busy, props } = useAccountForm<C, C, null>({
    schema,
    values: chosen,
    send,
    failed: account.failed,
    done: () => toast({ kind: 'success', title: account.mails.saved }),
  })
  return (
    <form {...props} aria-labelledby={labelledBy} className="grid gap-3">
      {children}
      {Object.keys(options).map((topic) => (
        <CheckOption
          key={topic}
          {...options[topic as keyof C]}
          {...form.register(topic as Path<C>)}
          defaultChecked={chosen[topic as keyof DefaultValues<C>] === true}
        />
      ))}
      <p className="mt-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : account.mails.button}
        </Button>
      </p>
    </form>
  )
}
