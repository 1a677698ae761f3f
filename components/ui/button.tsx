import type { VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import { cloneElement, isValidElement, type ComponentProps } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyles> & { asChild?: boolean }

/** The type defaults to `button`, so that only explicit submit buttons submit a form; `asChild` styles a link. */
export function Button({ variant, size, wide, busy, asChild, className, children, ...props }: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size, wide, busy }), className)
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) })
  return (
    <button
      type="button"
      {...props}
      className={classes}
      disabled={props.disabled || Boolean(busy)}
      aria-busy={busy || undefined}
    >
      {busy ? <LoaderCircle className="animate-spin" strokeWidth={1.75} aria-hidden /> : null}
      {children}
    </button>
  )
}
