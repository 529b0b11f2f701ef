import { useEffect, useState } from 'react';

/** A stored number as the public pages show and dial it; as it is stored until the library for that has come. */
export function useReadablePhone(phone: string) {
  const [readable, setReadable] = useState({ phone, phoneDisplay: phone, phoneHref: '' });
  useEffect(() => {
    let isWanted = true;
    import('../../../shared/contact/phone.ts').then(({ formatPhone, phoneHref }) => {
      if (!isWanted) return;
      setReadable({ phone, phoneDisplay: formatPhone(phone), phoneHref: phoneHref(phone) });
      // Without a connection the number stays as it is stored.
    }, console.warn);
    return () => {
      isWanted = false;
    };
  }, [phone]);
  return readable;
}
