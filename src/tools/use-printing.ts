import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a section is being printed alone, and the function that prints it so. */
export function usePrinting(): readonly [boolean, () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);

  function printAlone() {
    // The page has to look the part before the browser takes its picture.
    flushSync(() => setPrinting(true));
    print();
  }
  return [isPrinting, printAlone];
}
