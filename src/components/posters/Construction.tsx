import { ink, red, white } from './colours.ts';

/** Construction: courses in bond, and the brick that arrives on time. */
export function Construction() {
  return (
    <>
      <path fill={red} d="M0 0h400v500H0z" />
      <path
        fill={ink}
        d="M0 95h45v75H0zM0 180h120v75H0zM0 265h45v75H0zM55 265h140v75H55zM205 265h140v75H205zM0 350h120v75H0zM130 350h140v75H130zM280 350h120v75H280zM0 435h45v75H0zM55 435h140v75H55zM205 435h140v75H205zM355 435h45v75h-45z"
      />
      <path fill={white} d="M130 180h140v75H130z" />
    </>
  );
}
