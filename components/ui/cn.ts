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

/** Joins class names; of two that set the same property the later one stays. */
export const cn = (...inputs: ClassValue[]): string => merge(clsx(inputs))
