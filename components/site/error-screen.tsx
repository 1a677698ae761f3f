import { errorScreens } from '@/content/error-screens'

const text = errorScreens.unexpected
const button =
  'inline-flex min-h-12 items-center justify-center rounded-control border px-5 text-[1rem] font-[550] transition-colors'

type ErrorScreenProps = {
  digest: string | undefined
  retry: () => void
  /** The cause as a Spanish text; without a cause the screen says in English that the site failed. */
  cause?: { title: string; explanation: string } | undefined
}

// Uses a plain link: every page contains this screen, and the router's link would add script to every page.
export function ErrorScreen({ digest, retry, cause }: ErrorScreenProps) {
  const { title, explanation } = cause ?? text
  return (
    <main className="wrap grid min-h-dvh content-center py-12">
      <title>{title}</title>
      <h1
        lang={cause ? undefined : 'en'}
        className="max-w-[14em] pb-6 text-3xl/[1.04] tracking-[-0.022em] rule-closes"
      >
        {title}
      </h1>
      <p className="mt-6 max-w-[52ch] text-lg/[1.45] text-ink-2">{explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={retry}
          className={`${button} border-green bg-green text-sheet hover:bg-green-deep`}
        >
          {text.retry}
        </button>
        <a href={text.homePath} className={`${button} border-ink hover:bg-ink hover:text-sheet`}>
          {text.home}
        </a>
      </div>
      {digest ? (
        <p className="mt-8 text-sm text-ink-2">
          {text.reference} <code>{digest}</code>
        </p>
      ) : null}
    </main>
  )
}
