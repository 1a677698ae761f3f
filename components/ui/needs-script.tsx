import { Notice } from '@/components/ui/notice'

/** Tells users whose browser has no JavaScript what they cannot do. */
export const NeedsScript = ({ children }: { children: string }) => (
  <noscript>
    <Notice tone="warn" className="mb-6 max-w-[60ch]">
      {children}
    </Notice>
  </noscript>
)
