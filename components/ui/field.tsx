import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** `children` receives the ids that connect the control with its hint and error. */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId()
  const name = (
    <label htmlFor={id} className="text-sm font-[550]">
      {label}
    </label>
  )
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      {aside ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-2 text-sm leading-snug font-[550] text-red">
          <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cn(inputStyles, className)} />
}
