'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Input } from '@/components/ui/field'
import { passwordControl } from '@/content/auth'

/** Submitting hides the password again, so that no browser stores it as ordinary text. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  // The button is rendered only with script, because it would do nothing without script.
  const works = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = shown ? EyeOff : Eye
  return (
    <span ref={frame} className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`pr-13 aria-invalid:pr-13 ${className ?? ''}`}
      />
      {works ? (
        <button
          type="button"
          aria-pressed={shown}
          aria-label={passwordControl.show}
          title={shown ? passwordControl.hide : passwordControl.show}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-2 -outline-offset-3 hover:text-ink"
        >
          <Icon className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
    </span>
  )
}
