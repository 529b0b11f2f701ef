import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryAddresses } from '../../../shared/organisations/hidden-category.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { dayDateWords } from '../../../shared/time/city-time.ts';
import { hiddenCategoriesApi } from '../../records/hidden-categories-api.ts';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';

/** The way to hide addresses, and what is hidden just now. A question that fails is only logged. */
export function HiddenNow() {
  const [categories, setCategories] = useState<CategoryAddresses[]>([]);
  useEffect(() => {
    hiddenCategoriesApi.list().then(setCategories, console.warn);
  }, []);
  const hidden = categories.filter(({ until }) => until);
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Hidden addresses</h2>
      {hidden.length > 0 && (
        <ul>
          {hidden.map(({ category, until }) => (
            <li key={category}>
              <strong>{category}:</strong> until the end of {dayDateWords(until)}
            </li>
          ))}
        </ul>
      )}
      <p>
        Are people in danger where they seek help?{' '}
        <Link to={adminPaths.hiddenAddresses}>Hide every address of a category</Link>
      </p>
    </Card>
  );
}
