// The landing page as it is first drawn: all that is read, before what is filled in and who is logged in are loaded.

import { socialStatisticFloor } from '#shared/limits.ts';
import { CrewRuler } from './crew-ruler.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { LandingHead } from './landing-head.tsx';
import { SocialProof } from './social-proof.tsx';

export function LandingFront() {
  return (
    <div className={styles.page}>
      <LandingHead />
      <main id="content">
        <Hero />
        <CrewRuler />
        <SocialProof {...socialStatisticFloor} />
        <Features />
      </main>
    </div>
  );
}
