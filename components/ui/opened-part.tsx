'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { partFailed as text } from '@/content/general-errors'

type Module<P> = ComponentType<P> | { default: ComponentType<P> }
type Load<P> = () => Promise<Module<P>>

const partIn = <P,>(module: Module<P>): ComponentType<P> => ('default' in module ? module.default : module)

/** If a part's code does not arrive, the part offers a retry; otherwise the error would replace the whole page. */
export function openedPart<P extends object>(load: Load<P>): Load<P> {
  return () => load().catch(() => unloaded(load))
}

/** Replaces a part whose code did not arrive; each opening loads the code again, because `dynamic` never retries. */
function unloaded<P extends object>(load: Load<P>): ComponentType<P> {
  return function Unloaded(props) {
    const [tries, setTries] = useState(0)
    const [loaded, setLoaded] = useState<{ Part: ComponentType<P> } | 'failed' | null>(null)
    useEffect(() => {
      let isGone = false
      load().then(
        (module) => isGone || setLoaded({ Part: partIn(module) }),
        () => isGone || setLoaded('failed'),
      )
      return () => {
        isGone = true
      }
    }, [tries])
    if (loaded === null) return null
    if (loaded !== 'failed') return <loaded.Part {...props} />
    return (
      <span role="alert" className="flex flex-wrap items-center gap-3 py-2 font-[550]">
        {navigator.onLine ? text.other : text.offline}
        <Button
          size="sm"
          onClick={() => {
            setLoaded(null)
            setTries(tries + 1)
          }}
        >
          {text.retry}
        </Button>
      </span>
    )
  }
}
