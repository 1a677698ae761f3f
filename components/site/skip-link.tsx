import { frame } from '@/content/navigation'

/** The first focusable element of every page; it leads to `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-3 left-4 z-50 -translate-y-24 bg-ink px-4 py-3 text-sheet focus:translate-y-0"
    >
      {frame.skip}
    </a>
  )
}
