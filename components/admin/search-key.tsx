'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

export function SearchKey() {
  const router = useRouter()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event
      if ((!ctrlKey && !metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      router.push('/admin/buscar')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [router])
  return null
}
