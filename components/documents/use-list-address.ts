'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { fromStart, listAddress, wholeList, type ListQuery } from '@/lib/documents/list-query'

/** Milliseconds without a key before the list is asked for. */
const pause = 350

/** The list that the address asks for, changed by its filters: at once by a choice, after a pause by typing. */
export function useListAddress(query: ListQuery) {
  const router = useRouter()
  const [searching, startSearch] = useTransition()
  const [chosen, choose] = useOptimistic(query)
  const [typed, setTyped] = useState(query.search)
  const [known, setKnown] = useState(query.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Somebody went back, or to a link: the field follows. The answer to what was typed does not overtake the typing.
  if (known !== query.search) {
    setKnown(query.search)
    if (typed.trim() !== query.search && known === typed.trim()) setTyped(query.search)
  }

  const go = (change: Partial<ListQuery>) => {
    clearTimeout(timer.current)
    const next = fromStart(query, { search: typed.trim(), ...change })
    if (listAddress(next) === listAddress(query)) return
    startSearch(() => {
      choose(next)
      router.replace(listAddress(next), { scroll: false })
    })
  }
  return {
    typed,
    chosen,
    searching,
    go,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go({ search: text.trim() }), text === '' ? 0 : pause)
    },
    clear: () => {
      setTyped('')
      go({ search: '', family: wholeList.family })
    },
  }
}
