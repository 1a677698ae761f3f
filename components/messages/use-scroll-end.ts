'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which somebody counts as being there. */
const near = 48

/**
 * Keeps a scrolling box at its end while it grows there (`newest`, or each more of `own`), unless the person has gone
 * up: then `atEnd` is false until they return. After `keepPlace` a growth at the start (`oldest`) moves nothing.
 */
export function useScrollEnd(newest: string | undefined, own: number, oldest: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const stays = useRef(true)
  const place = useRef<number>(null)
  const [missed, setMissed] = useState(false)
  const written = useRef(0)

  function toEnd() {
    stays.current = true
    setMissed(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }

  useLayoutEffect(() => {
    const wrote = own > written.current
    written.current = own
    if (stays.current || wrote) toEnd()
    else setMissed(true)
  }, [newest, own])

  useLayoutEffect(() => {
    const node = box.current
    if (node && place.current !== null) node.scrollTop = node.scrollHeight - place.current
    place.current = null
  }, [oldest])

  useEffect(() => {
    const node = box.current
    if (!node) return
    const onScroll = () => {
      stays.current = node.scrollHeight - node.scrollTop - node.clientHeight < near
      if (stays.current) setMissed(false)
    }
    const onResize = new ResizeObserver(() => {
      if (stays.current) node.scrollTop = node.scrollHeight
    })
    node.addEventListener('scroll', onScroll, { passive: true })
    onResize.observe(node)
    return () => {
      node.removeEventListener('scroll', onScroll)
      onResize.disconnect()
    }
  }, [])

  return {
    box,
    atEnd: !missed,
    toEnd,
    keepPlace: () => {
      const node = box.current
      if (node) place.current = node.scrollHeight - node.scrollTop
    },
  }
}
