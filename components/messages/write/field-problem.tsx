import { CircleAlert } from 'lucide-react'

/** What is wrong with a field; read aloud when it comes. */
export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div id={id} role="alert">
      {children ? (
        <p className="flex items-start gap-2 text-sm leading-snug font-[550] text-red">
          <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
