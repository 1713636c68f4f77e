package touchline.caseapi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A route that needs no credential. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Public {}
