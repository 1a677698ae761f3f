import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['hero'],
      radius: ['sheet', 'control'],
      shadow: ['lift'],
      spacing: ['gut', 'tap'],
      container: ['wrap'],
    },
  },
})

/** When two classes set the same property, the later class wins. */
export const cn = (...inputs: ClassValue[]): string => merge(clsx(inputs))
